// What screens of other rooms show of a merchant's identity.
export { UnpaidNote } from './UnpaidNote.tsx';
