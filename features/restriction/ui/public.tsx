// What other features' screens and the app may show of restrictions.
export { RestrictionNote } from '#features/restriction/ui/RestrictionNote.tsx';
export { readStatement } from '#features/restriction/ui/ReadStatement.tsx';
