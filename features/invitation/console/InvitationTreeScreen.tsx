import { useInfiniteQuery } from '#ui/queries/useQuery.ts';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { invitationTree } from '#features/invitation/console.contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { useClient } from '#ui/calls/client.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Empty } from '#ui/states/Empty.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { InvitationTabs } from './InvitationTabs.tsx';

type Node = OutputOf<typeof invitationTree>['list'][number];

export function InvitationTreeScreen() {
  const words = useWords().invited;
  return (
    <Page title={words.tree.title} lead={words.tree.lead} width="wide">
      <InvitationTabs />
      <Branch label={words.tree.label} empty={words.tree.empty} />
    </Page>
  );
}

/** One level of the tree, fetched when it is opened. */
function Branch({ parent, label, empty }: { parent?: string; label: string; empty: string }) {
  const words = useWords().invited.tree;
  const client = useClient();
  const query = useInfiniteQuery({
    queryKey: [invitationTree.name, parent ?? ''],
    queryFn: ({ pageParam, signal }) => {
      const cursor = pageParam === '' ? {} : { cursor: pageParam };
      return client.call(
        invitationTree,
        { ...(parent === undefined ? {} : { parent }), ...cursor },
        { signal },
      );
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonRows count={parent === undefined ? 5 : 2} />}
      empty={{ when: ({ pages }) => pages[0]?.list.length === 0, show: <Empty says={empty} /> }}
    >
      {({ pages }) => (
        <div className="flex flex-col gap-2">
          <ul aria-label={label} className="flex flex-col gap-2">
            {pages
              .flatMap(({ list }) => list)
              .map((node) => (
                <TreeNode key={node.id} node={node} />
              ))}
          </ul>
          {query.hasNextPage ? (
            <Button tone="plain" isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {words.more}
            </Button>
          ) : null}
        </div>
      )}
    </QueryView>
  );
}

function TreeNode({ node }: { node: Node }) {
  const words = useWords().invited.tree;
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const { name } = node;
  const hasBranch = node.outcome.joined > 0;
  const label = say(isOpen ? words.collapse : words.expand, { name });
  return (
    <li className="flex flex-col gap-2">
      <div className="flex items-start gap-1 rounded-card border border-line bg-surface p-2 sm:p-3">
        {hasBranch ? (
          <IconButton
            label={label}
            aria-expanded={isOpen}
            icon={
              isOpen ? (
                <ChevronDown aria-hidden className="size-5" />
              ) : (
                <ChevronRight aria-hidden className="size-5" />
              )
            }
            onClick={() => setOpen(!isOpen)}
          />
        ) : (
          <span aria-hidden className="size-11 shrink-0" />
        )}
        <NodeFacts node={node} />
      </div>
      {isOpen ? (
        <div className="ml-3 border-l-2 border-line pl-3 sm:ml-6 sm:pl-4">
          <Branch parent={node.id} label={say(words.expand, { name })} empty={words.empty_branch} />
        </div>
      ) : null}
    </li>
  );
}

function NodeFacts({ node }: { node: Node }) {
  const words = useWords().invited.tree;
  const say = useSay();
  const { time } = useFormats();
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-1 py-1">
      <p className="flex flex-wrap items-center gap-2 font-medium">
        <span className="wrap-anywhere">{node.name}</span>
        {node.kind === 'operator' ? <Badge>{words.operator}</Badge> : null}
        {node.is_verified ? <Badge tone="good">{words.verified}</Badge> : null}
        {node.has_sold ? <Badge tone="info">{words.sold}</Badge> : null}
        {node.is_restricted ? <Badge tone="bad">{words.restricted}</Badge> : null}
        {node.is_sudden ? <Badge tone="warn">{words.sudden}</Badge> : null}
      </p>
      {node.joined_at === null ? null : (
        <Text look="small">
          {node.username} · {say(words.came, { date: time(node.joined_at, 'date') })}
        </Text>
      )}
      {node.outcome.made === 0 ? null : <Text look="muted">{say(words.outcome, node.outcome)}</Text>}
      {node.is_sudden ? <Text look="small">{words.sudden_hint}</Text> : null}
    </div>
  );
}
