import { Bell, Code, Eye, FolderDown, Info, KeyRound, ShieldCheck, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { SignOutButton } from '#features/people/ui/public.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Page } from '#ui/layout/Page.tsx';
import { ListRow } from '#ui/lists/ListRow.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { LanguageField } from '../ui/LanguageField.tsx';
import { AppearanceField } from './AppearanceField.tsx';

/**
 * What a merchant sets for themselves; what concerns the shop has its place in `/shop`. Only what is one press is set
 * here; each other thing has a page of its own.
 */
export function SettingsScreen() {
  const { settings: words } = useWords();
  return (
    <Page title={words.title} back="/shopCenter" width="wide">
      <Columns
        main={<Places />}
        side={
          <>
            <Card>
              <LanguageField />
              <AppearanceField />
            </Card>
            {/* A wide screen has it at the foot of its navigation. */}
            <div className="lg:hidden">
              <SignOutButton />
            </div>
          </>
        }
      />
    </Page>
  );
}

function Places() {
  const { settings: words } = useWords();
  return (
    <Rows label={words.account}>
      <Place to="profile" icon={<UserRound />} title={words.profile} detail={words.profileDetail} />
      <Place to="security" icon={<ShieldCheck />} title={words.security} detail={words.securityDetail} />
      <Place
        to="pay-password"
        icon={<KeyRound />}
        title={words.payPassword}
        detail={words.payPasswordDetail}
      />
      <Place to="notices" icon={<Bell />} title={words.notices} detail={words.noticesDetail} />
      <Place to="views" icon={<Eye />} title={words.views} detail={words.viewsDetail} />
      <Place to="data" icon={<FolderDown />} title={words.data} detail={words.dataDetail} />
      <Place to="developers" icon={<Code />} title={words.developers} detail={words.developersDetail} />
      <Place to="about" icon={<Info />} title={words.about} detail={words.aboutDetail} />
    </Rows>
  );
}

type PlaceProps = { to: string; icon: ReactNode; title: string; detail: string };

function Place({ to, icon, title, detail }: PlaceProps) {
  const lead = <span className="shrink-0 text-muted *:size-6">{icon}</span>;
  return <ListRow to={`/settings/${to}`} lead={lead} title={title} detail={detail} />;
}
