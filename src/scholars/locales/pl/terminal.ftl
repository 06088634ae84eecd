# What the command line says.

column-id = Identyfikator
column-name = Nazwa
column-text = Treść
fidelity-known = znane
fidelity-inferred = wywnioskowane
fidelity-reconstructed = odtworzone
after-label = { ": " }
