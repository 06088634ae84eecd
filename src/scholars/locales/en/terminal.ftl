# What the command line says.

column-id = Id
column-name = Name
column-text = Printed
fidelity-known = known
fidelity-inferred = inferred
fidelity-reconstructed = reconstructed
after-label = { ": " }
