/** Both have a question for their subject. */
export const questionTimers = { confirm: 'question.confirm', answer: 'question.answer' } as const;

/** Work of the platform, once a day. */
export const questionPurgeTimer = 'house.purge-questions';
