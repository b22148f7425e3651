import { useWords } from '#ui/words/console-words.ts';
import { Empty } from '#ui/states/Empty.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { Page } from '#ui/layout/Page.tsx';

export function NotFoundScreen({ home }: { home: string }) {
  const words = useWords();
  return (
    <Page title={words.not_found_title} width="narrow">
      <Empty says={words.not_found} action={<LinkButton to={home}>{words.to_start}</LinkButton>} />
    </Page>
  );
}
