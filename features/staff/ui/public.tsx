// What screens of other rooms show of the people of the console.
export { LinkNote } from './LinkNote.tsx';
