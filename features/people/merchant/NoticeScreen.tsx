import * as z from 'zod/mini';
import { CircleAlert } from 'lucide-react';
import { hold } from '#domain/wire.ts';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { Facts } from '#ui/Facts.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { useWords } from '#ui/merchant-words.ts';
import { Page } from '#ui/Page.tsx';
import { Stack } from '#ui/Stack.tsx';
import { Text } from '#ui/Text.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { useSay } from '#ui/words.tsx';

/** What brought a person here: the refusal's code, the server's words and, of a closed account, its restriction. */
export const notice = z.object({
  code: z.int(),
  message: z.string(),
  restriction: z.optional(z.unknown()),
});
export type Notice = z.infer<typeof notice>;

type Props = { notice: Notice | undefined; isSignedIn: boolean };

/** Never a dead end: says which code led here, why, and the way back. */
export function NoticeScreen({ notice: shown, isSignedIn }: Props) {
  const words = useWords();
  const say = useSay();
  const told = useTold(shown?.code);
  const restriction = hold.safeParse(shown?.restriction);
  return (
    <Page title={words.people.notice.title} width="narrow">
      <Card title={told.title}>
        {shown === undefined ? null : (
          <Stack isRow>
            <CircleAlert aria-hidden className="size-6 text-warn" />
            <Badge>{say(words.people.notice.code, { code: shown.code })}</Badge>
          </Stack>
        )}
        <Text>{shown === undefined || shown.message === '' ? told.detail : shown.message}</Text>
        {shown !== undefined && told.detail !== '' && shown.message !== '' ? (
          <Text look="muted">{told.detail}</Text>
        ) : null}
        {restriction.success ? (
          <Facts
            facts={[
              { label: words.people.notice.reason, value: restriction.data.reason },
              restriction.data.until === null
                ? undefined
                : { label: words.people.notice.until, value: <TimeText at={restriction.data.until} /> },
              restriction.data.appeal.deadline_at === null
                ? undefined
                : {
                    label: words.people.notice.appealUntil,
                    value: <TimeText at={restriction.data.appeal.deadline_at} />,
                  },
            ]}
          />
        ) : null}
      </Card>
      <LinkButton to={isSignedIn ? '/shopCenter' : '/login'} isWide>
        {isSignedIn ? words.people.notice.toShop : words.people.notice.toSignIn}
      </LinkButton>
    </Page>
  );
}

function useTold(code: number | undefined): { title: string; detail: string } {
  const { notice: words } = useWords().people;
  if (code === 401) return { title: words.signedOut, detail: words.signedOutDetail };
  if (code === 411) return { title: words.disabled, detail: '' };
  if (code === 440) return { title: words.failed, detail: '' };
  return { title: words.noPage, detail: words.noPageDetail };
}
