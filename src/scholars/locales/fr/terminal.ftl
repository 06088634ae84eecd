# What the command line says.

column-id = Identifiant
column-name = Nom
column-text = Imprimé
fidelity-known = connu
fidelity-inferred = déduit
fidelity-reconstructed = reconstitué
after-label = { " : " }
