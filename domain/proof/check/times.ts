// How old what is shown may be, in seconds.

/** A seal is made and a checkpoint signed every hour. */
export const amberSeconds = 2 * 3600;
export const redSeconds = 24 * 3600;
/** Between an act and the checkpoint after it: both are made within a minute. */
export const slackSeconds = 120;
