/** The two emails of a question about an item. */
export const questionMail = {
  confirm: {
    subject: 'Confirm your question about {title}',
    lead: 'Someone asked {shop} about {title} and entered this address for the answer. If it was you, confirm by the button.',
    action: 'Confirm or delete',
    small:
      'If it wasn’t you, you don’t need to do anything: without a confirmation the question and this address are deleted after {days} days.',
  },
  answer: {
    subject: '{shop} answered your question about {title}',
    lead: 'You asked {shop} about {title}. Your question and the answer:',
    action: 'Open or delete',
    small:
      'This is the only answer; your address and name are deleted after this email. You can’t reply to it.',
  },
};
