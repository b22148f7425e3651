// What the inbox shows of a question: the question, its one answer, and how it is deleted.
export { AnswerSheet } from './AnswerSheet.tsx';
export { QuestionCard } from './QuestionCard.tsx';
export { RemoveDialog } from './RemoveDialog.tsx';
