import type { ReactNode } from 'react';
import { isAmong } from '#domain/shop/member-places.ts';
import { memberRoles } from '#domain/shop/team-roles.ts';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { Text } from '#ui/content/Text.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { useLocation } from '#ui/routing/hooks.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';

type Props = {
  /** The role of a member, and the addresses that are theirs. */
  permissions: readonly string[];
  children: ReactNode;
};

/** The screens of a member: those that are the owner's say so, and lead back to the member's own work. */
export function MemberPlace({ permissions: [role = '', ...open], children }: Props) {
  const { team: words } = useWords();
  const say = useSay();
  const { pathname } = useLocation();
  if (pathname === '/' || isAmong(open, pathname)) return children;
  const known = memberRoles.find((one) => one === role);
  return (
    <Page title={words.notYours} width="narrow">
      <Card>
        <Text>{say(words.notYoursText, { role: known === undefined ? role : words.roles[known] })}</Text>
        <LinkButton to="/" isWide>
          {words.toWork}
        </LinkButton>
      </Card>
    </Page>
  );
}
