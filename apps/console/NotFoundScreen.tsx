import { useWords } from '#ui/console-words.ts';
import { Empty } from '#ui/Empty.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Page } from '#ui/Page.tsx';

export function NotFoundScreen({ home }: { home: string }) {
  const words = useWords();
  return (
    <Page title={words.not_found_title} width="narrow">
      <Empty says={words.not_found} action={<LinkButton to={home}>{words.to_start}</LinkButton>} />
    </Page>
  );
}
