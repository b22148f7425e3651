import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { fieldsOf } from '#domain/wire/fields.ts';
import type { ContactTopic } from '#domain/states/contact-request.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Page } from '#ui/layout/Page.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useSay } from '#ui/words/words.tsx';

/** What brought a person here: the refusal's code, the server's words and, of a closed account, its restriction. */
export type Notice = { readonly code: number; readonly message: string; readonly restriction?: unknown };

/** What the page was opened with: a history entry may hold anything. */
export function readNotice(state: unknown): Notice | undefined {
  const { code, message, restriction } = fieldsOf(state);
  return typeof code === 'number' && typeof message === 'string' ? { code, message, restriction } : undefined;
}

type Props = {
  notice: Notice | undefined;
  isSignedIn: boolean;
  /** The operator's own address, where one is known on this phone. */
  serviceLink: string | undefined;
  /** When somebody answers. */
  hours: ReactNode;
  /** The statement of reasons with its appeal, where there is one and it may be read. */
  statement: ReactNode;
};

/** Never a dead end: says which code led here, what it means, why, and every way on. */
export function NoticeScreen({ notice: shown, isSignedIn, serviceLink, hours, statement }: Props) {
  const words = useWords().service.notice;
  const say = useSay();
  const told = useTold(shown?.code);
  const isClosed = shown?.code === 411;
  return (
    <Page title={words.title} width="narrow">
      <Card title={told.title}>
        {shown === undefined ? null : (
          <Stack isRow>
            <CircleAlert aria-hidden className="size-6 text-warn" />
            <Badge>{say(words.code, { code: shown.code })}</Badge>
          </Stack>
        )}
        {shown === undefined || shown.message === '' ? null : <Text>{shown.message}</Text>}
        {isClosed && statement !== undefined ? null : <Text look="muted">{told.detail}</Text>}
        {isClosed ? <Text>{words.orders}</Text> : null}
      </Card>
      {statement}
      <Ways isSignedIn={isSignedIn} code={shown?.code} serviceLink={serviceLink} />
      <Card title={words.hours}>{hours}</Card>
    </Page>
  );
}

type WaysProps = Pick<Props, 'isSignedIn' | 'serviceLink'> & { code: number | undefined };

function Ways({ isSignedIn, code, serviceLink = '' }: WaysProps) {
  const { restriction, service } = useWords();
  const isClosed = code === 411;
  const words = service.notice;
  const say = useSay();
  const host = hostOf(serviceLink);
  const store = isClosed ? restriction.closed.checkAgain : words.toShop;
  return (
    <Card title={words.ways}>
      <Stack gap="small">
        {isSignedIn ? (
          <LinkButton to="/shopCenter" tone={isClosed ? 'plain' : 'main'} isWide>
            {store}
          </LinkButton>
        ) : null}
        {isSignedIn && !isClosed ? (
          <LinkButton to="/feedback" tone="plain" isWide>
            {words.service}
          </LinkButton>
        ) : null}
        {isSignedIn && !isClosed ? null : (
          <LinkButton to="/login" tone={isSignedIn ? 'quiet' : 'main'} isWide>
            {words.toSignIn}
          </LinkButton>
        )}
        {isSignedIn && !isClosed ? null : (
          <LinkButton to={`/contact?about=${topicOf(code)}`} tone="plain" isWide>
            {service.contact.link}
          </LinkButton>
        )}
        {host === undefined ? null : (
          <LinkButton to={serviceLink} tone="plain" isWide>
            {say(words.serviceOther, { host })}
          </LinkButton>
        )}
      </Stack>
    </Card>
  );
}

function topicOf(code: number | undefined): ContactTopic {
  if (code === 401 || code === 440) return 'sign_in';
  return code === 411 || code === 437 ? 'closed' : 'page';
}

/** Only an address that is one, and encrypted, is offered. */
function hostOf(link: string): string | undefined {
  return link.startsWith('https://') && URL.canParse(link) ? new URL(link).host : undefined;
}

function useTold(code: number | undefined): { title: string; detail: string } {
  const { notice: words } = useWords().service;
  if (code === 401) return { title: words.signedOut, detail: words.signedOutDetail };
  if (code === 411) return { title: words.disabled, detail: words.disabledDetail };
  if (code === 437) return { title: words.noShop, detail: words.noShopDetail };
  if (code === 440) return { title: words.failed, detail: words.failedDetail };
  return { title: words.noPage, detail: words.noPageDetail };
}
