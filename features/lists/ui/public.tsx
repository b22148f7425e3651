// What screens of other rooms may use of the desk: a whole list.
export { ListScreen } from './ListScreen.tsx';
export { ListTable } from './ListTable.tsx';
export { DeskError } from './DeskError.tsx';
export { QueueBar } from './QueueBar.tsx';
export { useList } from './useList.ts';
export { useQueue } from './useQueue.ts';
export type { ListWords } from './words.ts';
