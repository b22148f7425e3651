// What the composition may ask of the desk.
export { exportJobs } from './exports.ts';
export { lookAt } from './queues.sql.ts';
export { deskRoutes } from './routes.ts';
export type { Queue, QueueLook } from './today.ts';
