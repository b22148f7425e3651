// What the composition takes from statistics.
export { makeVisitRecorder, type Seen } from './visits.ts';
export { countVisits } from './visits.sql.ts';
