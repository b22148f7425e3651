// What the composition takes from statistics.
export { makeVisitRecorder, type Seen, type VisitRecorder } from './visits.ts';
export { countVisits } from './visits.sql.ts';
