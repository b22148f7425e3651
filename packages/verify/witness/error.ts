/** Why a witness does not start, in a sentence. */
export class WitnessError extends Error {}
