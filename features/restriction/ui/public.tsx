// What other features' screens and the app may show of restrictions.
export { AppealForm } from '#features/restriction/ui/AppealForm.tsx';
export { AppealState } from '#features/restriction/ui/AppealState.tsx';
export { Paragraphs } from '#features/restriction/ui/Plain.tsx';
export { RestrictionNote } from '#features/restriction/ui/RestrictionNote.tsx';
export { readStatement } from '#features/restriction/ui/ReadStatement.tsx';
