// Who does what. Apart from the matrix, so that a screen that names them does not carry the matrix.

/** Who causes a transfer. Operators are not among them: nobody types a balance. */
export const actorKinds = [
  'buyer',
  'merchant',
  'supplier',
  'carrier',
  'timer',
  'provider',
  'reviewer',
] as const;
export type ActorKind = (typeof actorKinds)[number];
