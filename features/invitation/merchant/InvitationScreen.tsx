import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { listFriendInvitations } from '#features/invitation/friends.contract.ts';
import { Card } from '#ui/layout/Card.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { LoadMore } from '#ui/lists/LoadMore.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { ShareSheet } from '#ui/buttons/ShareButton.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { usePages } from '#ui/calls/usePages.ts';
import { useSay } from '#ui/words/words.tsx';
import { FriendRow } from './FriendRow.tsx';
import { MakeInvitation } from './MakeInvitation.tsx';

type Answer = OutputOf<typeof listFriendInvitations>;
type Friend = Answer['list'][number];

/** Invite friends: what is left today, the rules, and what became of each invitation. */
export function InvitationScreen() {
  const words = useWords();
  const pages = usePages(listFriendInvitations, (page) => ({ page, page_size: 20 }));
  const [shared, setShared] = useState<Friend>();
  const first = pages.data?.pages[0];

  return (
    <Page
      title={words.invitation.friends.title}
      lead={words.invitation.friends.lead}
      back="/shopCenter"
      width="wide"
    >
      <Columns
        main={
          <>
            {first === undefined && pages.error === null ? <Skeleton shape="block" /> : null}
            {first === undefined ? null : <MakeInvitation answer={first} onMade={setShared} />}
            <Section title={words.invitation.friends.listTitle}>
              <QueryView
                query={pages}
                skeleton={<SkeletonRows count={3} />}
                empty={{
                  when: ({ pages: all }) => all[0]?.list.length === 0,
                  show: (
                    <Empty
                      says={words.invitation.friends.none}
                      detail={words.invitation.friends.noneDetail}
                    />
                  ),
                }}
              >
                {({ pages: all }) => (
                  <>
                    <Rows label={words.invitation.friends.listTitle}>
                      {all
                        .flatMap(({ list }) => list)
                        .map((one) => (
                          <FriendRow key={one.id} friend={one} onShare={() => setShared(one)} />
                        ))}
                    </Rows>
                    <LoadMore query={pages} />
                  </>
                )}
              </QueryView>
            </Section>
          </>
        }
        side={first === undefined ? <Skeleton shape="block" /> : <Rules answer={first} />}
      />
      <ShareInvitation friend={shared} onClose={() => setShared(undefined)} />
    </Page>
  );
}

function ShareInvitation({ friend, onClose }: { friend: Friend | undefined; onClose: () => void }) {
  const words = useWords();
  const say = useSay();
  const { time } = useFormats();
  const { shareTitle: title, shareText } = words.invitation.friends;
  const text = say(shareText, { when: friend === undefined ? '' : time(friend.expires_at, 'date') });
  return (
    <ShareSheet
      isOpen={typeof friend?.link === 'string'}
      onClose={onClose}
      shared={{ title, text, url: friend?.link ?? '' }}
    />
  );
}

function Rules({ answer: { quota, rules } }: { answer: Answer }) {
  const { rules: texts, rulesTitle } = useWords().invitation.friends;
  const say = useSay();
  const said = [
    texts.free,
    say(texts.quota, { perDay: quota.per_day, openMax: quota.open_max }),
    say(texts.once, { days: rules.valid_days }),
    texts.masked,
    texts.nothing,
  ];
  return (
    <Card title={rulesTitle}>
      <ul className="flex flex-col gap-2">
        {said.map((one) => (
          <li key={one} className="ml-5 list-disc text-meta">
            {one}
          </li>
        ))}
      </ul>
    </Card>
  );
}
