import { Suspense } from 'react';
import { Talk, TalkSkeleton } from '#features/chat/ui/Talk.tsx';
import { TalkWordsProvider } from '#features/chat/ui/talk-words.ts';
import { useThread } from '#features/chat/ui/useThread.ts';
import { Empty } from '#ui/states/Empty.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { QueryView } from '#ui/states/QueryView.tsx';
import { CloseTalk } from './CloseTalk.tsx';
import { DeskStanding } from './DeskStanding.tsx';
import { deskSource } from './sources.ts';
import { Transcript } from './Transcript.tsx';

const Ended = lazyPart(async () => (await import('./Ended.tsx')).Ended);

/** The conversation with the people of the service desk. */
export function DeskTalk() {
  const words = useWords();
  const { desk } = words.chat;
  const thread = useThread(deskSource);
  return (
    <TalkWordsProvider value={words.chat.talk}>
      <QueryView query={thread.query} skeleton={<TalkSkeleton />}>
        {(page) => (
          <>
            <Talk
              key={page.conversation.id}
              source={deskSource}
              thread={thread}
              page={page}
              who={({ name }) => name ?? desk.desk}
              standing={words.service.standing}
              above={<DeskStanding conversation={page.conversation} desk={page.desk} />}
              below={
                <Suspense fallback={null}>
                  <Ended
                    conversation={page.conversation}
                    onChange={thread.takeState}
                    onNew={thread.replace}
                  />
                </Suspense>
              }
              empty={<Empty says={desk.empty} detail={desk.emptyDetail} />}
              canWrite={page.conversation.can.write}
            />
            {page.messages.length === 0 ? null : (
              <div className="flex flex-wrap gap-2">
                <Transcript id={page.conversation.id} />
                <CloseTalk conversation={page.conversation} onChange={thread.takeState} />
              </div>
            )}
          </>
        )}
      </QueryView>
    </TalkWordsProvider>
  );
}
