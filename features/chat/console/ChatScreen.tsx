import { useRef } from 'react';
import { useNavigate, useParams } from '#ui/routing/hooks.ts';
import { exportDeskChat } from '#features/chat/console.contract.ts';
import { Talk, TalkSkeleton } from '#features/chat/ui/Talk.tsx';
import type { Thread } from '#features/chat/ui/Talk.tsx';
import { TalkWordsProvider } from '#features/chat/ui/talk-words.ts';
import { TranscriptButton } from '#features/chat/ui/TranscriptButton.tsx';
import { useThread } from '#features/chat/ui/useThread.ts';
import type { ConsolePerson } from '#features/staff/contract.ts';
import { Empty } from '#ui/states/Empty.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useSay } from '#ui/words/words.tsx';
import { CannedButton } from './CannedButton.tsx';
import { ChatActs } from './ChatActs.tsx';
import { ChatState } from './ChatState.tsx';
import { Inbox, useInbox } from './Inbox.tsx';
import { Rated } from './Rated.tsx';
import { ReportCard } from './ReportCard.tsx';
import { ShopFacts } from './ShopFacts.tsx';
import { deskSource } from './source.ts';
import type { DeskConversation, DeskPage } from './source.ts';
import { useInboxNews } from './useInboxNews.ts';
import { useScreenKeys } from '#ui/keys/useScreenKeys.ts';

/** One conversation, with the others of the desk beside it on a wide screen. */
export function ChatScreen({ person }: { person: ConsolePerson }) {
  const { chat } = useWords();
  const say = useSay();
  const { id = '' } = useParams();
  useInboxNews();
  const source = deskSource(id);
  const thread = useThread(source);
  const conversation = thread.query.data?.conversation;
  const title = conversation?.kind === 'order' ? chat.of_buyer : chat.of;
  return (
    <TalkWordsProvider value={chat.talk}>
      <Page
        title={conversation === undefined ? chat.title : say(title, { shop: conversation.shop.name })}
        lead={chat.viewed}
        back="/chat"
        width="wide"
      >
        <div className="grid gap-4 lg:grid-cols-[17rem_minmax(0,1fr)] lg:items-start">
          <div className="hidden lg:block">
            <Inbox currentId={id} />
          </div>
          <div className="flex min-w-0 flex-col gap-4">
            <QueryView query={thread.query} skeleton={<TalkSkeleton />}>
              {(page) => <Opened key={id} person={person} page={page} thread={thread} />}
            </QueryView>
          </div>
        </div>
      </Page>
    </TalkWordsProvider>
  );
}

type OpenedProps = { person: ConsolePerson; page: DeskPage; thread: Thread<DeskConversation, DeskPage> };

function Opened({ person, page, thread }: OpenedProps) {
  const { chat } = useWords();
  const { conversation } = page;
  const field = useRef<HTMLTextAreaElement>(null);
  useInboxKeys(conversation.id);
  return (
    <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_18rem] xl:items-start">
      <div className="flex min-w-0 flex-col gap-4">
        <ChatActs conversation={conversation} onChange={thread.takeState} />
        <Talk
          source={deskSource(conversation.id)}
          thread={thread}
          page={page}
          who={({ by, name }) => name ?? whose(by)}
          standing={chat.standing}
          sendsBy="ctrlEnter"
          isLow
          field={field}
          above={
            <div className="flex flex-wrap gap-1 border-b border-line bg-surface px-3 py-2">
              <ChatState row={{ ...conversation, is_late: isLate(conversation) }} />
            </div>
          }
          below={<Rated conversation={conversation} />}
          empty={<Empty says={chat.empty_talk} />}
          canWrite={conversation.can.write}
          actions={(write, text) => (
            <CannedButton
              lang={conversation.lang}
              onPick={(answer) => {
                write(text === '' ? answer : `${text}\n${answer}`);
                field.current?.focus();
              }}
            />
          )}
        />
        <div className="hidden lg:block">
          <Text look="small">{chat.keys_one}</Text>
        </div>
        {page.messages.length === 0 ? null : (
          <div className="flex flex-wrap gap-2">
            <TranscriptButton endpoint={exportDeskChat} id={conversation.id} />
          </div>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <ReportCard conversation={conversation} onChange={thread.takeState} />
        <ShopFacts conversation={conversation} person={person} />
      </div>
    </div>
  );

  function whose(by: 'merchant' | 'desk' | 'buyer'): string {
    if (by === 'merchant') return conversation.shop.name;
    return by === 'buyer' ? chat.buyer : chat.desk;
  }
}

function isLate({ state, promise_at: at }: DeskConversation): boolean {
  return state === 'waiting' && at !== null && new Date(at).getTime() < Date.now();
}

/** j and k go through the conversations that stand beside this one. */
function useInboxKeys(id: string): void {
  const go = useNavigate();
  const { rows } = useInbox().data ?? { rows: [] };
  const at = rows.findIndex((row) => row.id === id);
  const open = (place: number) => {
    const row = rows[Math.min(Math.max(place, 0), rows.length - 1)];
    if (row !== undefined && row.id !== id) go(`/chat/${row.id}`);
  };
  const { keys: words } = useWords().desk;
  useScreenKeys({
    j: { says: words.next, act: () => open(at + 1) },
    k: { says: words.previous, act: () => open(at - 1) },
  });
}
