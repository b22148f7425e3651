import { useParams } from '#ui/routing/hooks.ts';
import { Talk, TalkSkeleton } from '#features/chat/ui/Talk.tsx';
import { TalkWordsProvider } from '#features/chat/ui/talk-words.ts';
import { useThread } from '#features/chat/ui/useThread.ts';
import { Empty } from '#ui/states/Empty.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Ended } from './Ended.tsx';
import { earlierSource } from './sources.ts';
import { Transcript } from './Transcript.tsx';

/** A conversation that was had with the desk. Where no other one is open it can go on here. */
export function EarlierTalkScreen() {
  const { id = '' } = useParams();
  const words = useWords();
  const { desk } = words.chat;
  const source = earlierSource(id);
  const thread = useThread(source);
  return (
    <Page title={desk.pastTitle} back="/service">
      <TalkWordsProvider value={words.chat.talk}>
        <QueryView query={thread.query} skeleton={<TalkSkeleton />}>
          {(page) => (
            <>
              {page.conversation.can.elsewhere === null ? null : (
                <Note>
                  <p>{desk.goesOn}</p>
                  <LinkButton to="/service" tone="plain" size="small">
                    {desk.goOn}
                  </LinkButton>
                </Note>
              )}
              <Talk
                key={page.conversation.id}
                source={source}
                thread={thread}
                page={page}
                who={({ name }) => name ?? desk.desk}
                standing={words.service.standing}
                below={<Ended conversation={page.conversation} onChange={thread.takeState} />}
                empty={<Empty says={desk.empty} />}
                canWrite={page.conversation.can.write}
              />
              <div className="flex flex-wrap gap-2">
                <Transcript id={page.conversation.id} />
              </div>
            </>
          )}
        </QueryView>
      </TalkWordsProvider>
    </Page>
  );
}
