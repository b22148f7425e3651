import { Suspense, useState } from 'react';
import { useParams } from '#ui/routing/hooks.ts';
import { Talk, TalkSkeleton } from '#features/chat/ui/Talk.tsx';
import { TalkWordsProvider } from '#features/chat/ui/talk-words.ts';
import type { Message } from '#features/chat/ui/thread.ts';
import { useThread } from '#features/chat/ui/useThread.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { Empty } from '#ui/states/Empty.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useSay } from '#ui/words/words.tsx';
import { AnswersButton } from './answers/AnswersButton.tsx';
import { useUnfilled } from './answers/useUnfilled.ts';
import { ReportTalk } from './ReportTalk.tsx';
import { orderSource, type MerchantPage } from './sources.ts';
import { Transcript } from './Transcript.tsx';

// Beside what is said, and there where it is needed.
const AssignButton = lazyPart(async () => (await import('./inbox/AssignButton.tsx')).AssignButton);
const TranslateMessage = lazyPart(async () => (await import('./TranslateMessage.tsx')).TranslateMessage);

/** Below each message of the buyer, where somebody translates. */
const translationOf = ({ translator, conversation }: MerchantPage) =>
  function Below(message: Message) {
    if (translator === undefined || message.by !== 'buyer') return null;
    return (
      <Suspense fallback={null}>
        <TranslateMessage conversationId={conversation.id} message={message} host={translator} />
      </Suspense>
    );
  };

/** The conversation with the buyer of one order. */
export function OrderTalkScreen() {
  const { id = '' } = useParams();
  const words = useWords();
  const say = useSay();
  const { buyer, desk } = words.chat;
  const source = orderSource(id);
  const thread = useThread(source);
  const [isReporting, setReporting] = useState(false);
  const faultOf = useUnfilled();
  const order = thread.query.data?.conversation.order;
  return (
    <Page
      title={buyer.title}
      lead={order ? say(buyer.of, { number: order.number }) : undefined}
      back={`/orderList/${id}`}
    >
      <TalkWordsProvider value={words.chat.talk}>
        <QueryView query={thread.query} skeleton={<TalkSkeleton />}>
          {(page) => (
            <>
              <Talk
                key={page.conversation.id}
                source={source}
                thread={thread}
                page={page}
                who={({ by, name }) => name ?? (by === 'buyer' ? buyer.buyer : desk.desk)}
                standing={words.service.standing}
                empty={<Empty says={buyer.empty} detail={buyer.emptyDetail} />}
                canWrite={page.conversation.can.write}
                actions={(write, text) => <AnswersButton orderId={id} text={text} write={write} />}
                fault={faultOf}
                belowMessage={translationOf(page)}
              />
              {page.messages.length === 0 ? null : (
                <Suspense fallback={null}>
                  <AssignButton kind="order" id={id} />
                </Suspense>
              )}
              <Text look="small">{buyer.lead}</Text>
              {page.conversation.reported_at === null ? null : <Text look="small">{buyer.isReported}</Text>}
              <div className="flex flex-wrap gap-2">
                {page.messages.length === 0 ? null : <Transcript id={page.conversation.id} />}
                {page.conversation.can.report ? (
                  <Button size="small" tone="quiet" onClick={() => setReporting(true)}>
                    {buyer.report}
                  </Button>
                ) : null}
              </div>
              {isReporting ? (
                <ReportTalk
                  id={page.conversation.id}
                  onChange={thread.takeState}
                  onClose={() => setReporting(false)}
                />
              ) : null}
            </>
          )}
        </QueryView>
      </TalkWordsProvider>
    </Page>
  );
}
