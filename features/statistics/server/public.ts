// What the composition and rooms above take from statistics.
export { assertDays, dayAfter, spansOf } from './buckets.ts';
export { keepPastDays } from './days.ts';
export { keepFactDays } from './facts.ts';
export { readFigures } from './figures.ts';
export { makeVisitRecorder, type Seen, type VisitRecorder } from './visits.ts';
export { countVisits } from './visits.sql.ts';
