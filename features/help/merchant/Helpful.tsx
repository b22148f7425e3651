import { ThumbsDown, ThumbsUp } from 'lucide-react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { articleDetail, voteArticle } from '#features/help/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useSay } from '#ui/words/words.tsx';

/** One vote a person, which may be changed. What was pressed counts as soon as the server says so. */
export function Helpful({ article }: { article: OutputOf<typeof articleDetail> }) {
  const words = useWords().service.qa;
  const say = useSay();
  const vote = useAct(voteArticle, { changes: [articleDetail] });
  const { yes, no, mine } = vote.done ?? article.helpful;
  const choices = [
    { value: true, label: words.yes, Icon: ThumbsUp },
    { value: false, label: words.no, Icon: ThumbsDown },
  ];
  return (
    <Card title={words.wasHelpful}>
      <Stack isRow>
        {choices.map(({ value, label, Icon }) => (
          <Button
            key={label}
            tone={mine === value ? 'main' : 'plain'}
            aria-pressed={mine === value}
            disabled={vote.isBusy}
            icon={<Icon aria-hidden className="size-5" />}
            onClick={() => vote.act({ id: article.id, helpful: value })}
          >
            {label}
          </Button>
        ))}
      </Stack>
      <ErrorBox error={vote.error} />
      <div role="status">
        {mine === null ? null : <Text>{mine ? words.thanks : words.notHelpful}</Text>}
        <Text look="small">{yes + no === 0 ? words.noVotes : say(words.votes, { yes, no })}</Text>
      </div>
    </Card>
  );
}
