// What other features' screens and the app may show of restrictions.
export { RestrictionNote } from '#features/restriction/ui/RestrictionNote.tsx';
