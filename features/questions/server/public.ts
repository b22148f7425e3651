// What the composition and the room of privacy take from questions about items.
export { makeQuestionJobs } from './jobs.ts';
export { eraseAsker } from './ask.ts';
export { assignQuestion, eraseQuestions, lockQuestion } from './questions.sql.ts';
export { questionRoutes } from './routes.ts';
export { questionPurgeTimer } from './timers.ts';
