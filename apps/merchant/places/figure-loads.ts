// What a merchant reads about the shop: statements, customers, their questions, figures, members and other shops of theirs.
import type { Loads } from './later-loads.ts';

export const figureLoads = {
  '/wallet/statements': async () =>
    (await import('#features/wallet/merchant/statements/StatementsScreen.tsx')).StatementsScreen,
  '/wallet/statements/:number': async () =>
    (await import('#features/wallet/merchant/statements/StatementScreen.tsx')).StatementScreen,
  '/settings/team': async () => (await import('#features/team/merchant/TeamScreen.tsx')).TeamScreen,
  '/settings/shops': async () =>
    (await import('#features/people/merchant/shops/ShopsScreen.tsx')).ShopsScreen,
  '/customers': async () =>
    (await import('#features/customers/merchant/CustomersScreen.tsx')).CustomersScreen,
  '/customers/:ref': async () =>
    (await import('#features/customers/merchant/CustomerScreen.tsx')).CustomerScreen,
  '/insights': async () => (await import('#features/insights/merchant/InsightsScreen.tsx')).InsightsScreen,
  '/answers': async () => (await import('#features/chat/merchant/answers/AnswersScreen.tsx')).AnswersScreen,
  '/inbox': async () => (await import('#features/chat/merchant/inbox/InboxScreen.tsx')).InboxScreen,
  '/inbox/:id': async () =>
    (await import('#features/chat/merchant/inbox/QuestionTalkScreen.tsx')).QuestionTalkScreen,
  '/questions': async () =>
    (await import('#features/questions/merchant/QuestionsScreen.tsx')).QuestionsScreen,
  '/reminders': async () =>
    (await import('#features/reminders/merchant/RemindersScreen.tsx')).RemindersScreen,
} satisfies Loads;
