import { Code, Eye, FolderDown, KeyRound, ShieldCheck, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { PublicPages, SignOutButton } from '#features/people/ui/public.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Page } from '#ui/layout/Page.tsx';
import { legalOfPage } from '#ui/page-facts.ts';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { LanguageField } from '../ui/LanguageField.tsx';
import { AppearanceField } from './AppearanceField.tsx';

type Props = {
  /** Which notices to get and how: the choices of the room that sends them. */
  notices?: ReactNode;
  /** The version of this app. */
  version: string;
};

/** What a merchant sets for themselves; what concerns the shop stands in `/shop`. */
export function SettingsScreen({ notices, version }: Props) {
  const { settings: words } = useWords();
  return (
    <Page title={words.title} back="/shopCenter" width="wide">
      <Columns
        main={
          <>
            <Account />
            <Card title={words.language}>
              <LanguageField />
            </Card>
            <Card title={words.appearance}>
              <AppearanceField />
            </Card>
            {notices === undefined ? null : <Section title={words.notices}>{notices}</Section>}
          </>
        }
        side={
          <>
            <About version={version} />
            <Public />
            <Card title={words.thisDevice}>
              <Stack>
                <Text look="muted">{words.signOutDetail}</Text>
                <SignOutButton />
              </Stack>
            </Card>
          </>
        }
      />
    </Page>
  );
}

function Account() {
  const { settings: words } = useWords();
  return (
    <Section title={words.account}>
      <Rows label={words.account}>
        <Row
          to="/settings/profile"
          lead={<UserRound aria-hidden className="size-6 text-muted" />}
          title={words.profile}
          detail={words.profileDetail}
        />
        <Row
          to="/settings/security"
          lead={<ShieldCheck aria-hidden className="size-6 text-muted" />}
          title={words.security}
          detail={words.securityDetail}
        />
        <Row
          to="/settings/views"
          lead={<Eye aria-hidden className="size-6 text-muted" />}
          title={words.views}
          detail={words.viewsDetail}
        />
        <Row
          to="/settings/pay-password"
          lead={<KeyRound aria-hidden className="size-6 text-muted" />}
          title={words.payPassword}
          detail={words.payPasswordDetail}
        />
        <Row
          to="/settings/developers"
          lead={<Code aria-hidden className="size-6 text-muted" />}
          title={words.developers}
          detail={words.developersDetail}
        />
        <Row
          to="/settings/data"
          lead={<FolderDown aria-hidden className="size-6 text-muted" />}
          title={words.data}
          detail={words.dataDetail}
        />
      </Rows>
    </Section>
  );
}

function Public() {
  const { publicPages: words } = useWords().people;
  return (
    <Card title={words.title}>
      <Text look="muted">{words.detail}</Text>
      <PublicPages />
    </Card>
  );
}

/** A licence is named by its identifier, in every language. */
const licence = 'AGPL-3.0-or-later';
const licencesPath = '/licences.txt';

function About({ version }: { version: string }) {
  const { settings: words } = useWords();
  const { country } = useFormats();
  const legal = legalOfPage();
  return (
    <Card title={words.about}>
      <Facts
        facts={[
          { label: words.version, value: version },
          legal === undefined
            ? undefined
            : { label: words.operator, value: `${legal.name}, ${country(legal.country)}` },
          { label: words.licence, value: licence },
        ]}
      />
      <LinkButton to={new URL(licencesPath, window.location.origin).href} tone="plain" size="small" isWide>
        {words.licences}
      </LinkButton>
    </Card>
  );
}
