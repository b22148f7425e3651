/** Words of a question to the shop before buying, as buyers read them. */
export const storefrontQuestion = {
  questionTitle: 'Ask the shop',
  questionLead: 'Anything you want to know about this item? The shop answers by email.',
  questionText: 'Your question',
  questionHint: 'Phone numbers, addresses and links are hidden.',
  questionMissing: 'Enter your question.',
  questionName: 'Name (optional)',
  questionSend: 'Send question',
  questionPrivacy:
    'Confirm your address within {confirmDays} days by the link we send. The shop never sees it. Address and name are deleted once the answer is sent; the shop may publish the question and its answer without your name.',
  questionAskedText:
    'We’ve sent a link to your address. The shop sees your question once you confirm it there. You can have one open question about an item.',
  questionConfirm: 'Send this question?',
  questionConfirmText: 'The shop sees your question about “{title}” and answers by email.',
  questionConfirmSend: 'Yes, send it',
  questionOpen: 'The shop has your question',
  questionOpenText:
    'We email you the answer about “{title}”. A question without an answer is deleted after {openDays} days.',
  questionAnswered: 'The shop answered',
  questionAnsweredText: 'Your question about “{title}”. Your address and name are deleted.',
  questionPublic: 'The item’s page shows the question and its answer, without your name.',
  questionDelete: 'Delete my question',
  questionDeleted: 'Your question is deleted',
  questionDeletedText: 'Nothing of it is left here: neither the question and its answer nor your address.',
  questionsTitle: 'Questions and answers',
  questionAnswer: 'Answer from the shop',
};
