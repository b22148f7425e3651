import { Component } from 'react';
import type { ReactNode } from 'react';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Page } from './Page.tsx';
import { useUiWords } from '#ui/words/words.tsx';

type Props = { children: ReactNode };
type State = { error: unknown };

/**
 * Keeps a bug in one screen, or a piece of the app that could not be fetched, from emptying the whole page. A class,
 * because React offers this to nothing else. Give it a `key` that changes with the place, so that leaving heals it.
 */
export class Boundary extends Component<Props, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render() {
    return this.state.error === undefined ? this.props.children : <Fallen error={this.state.error} />;
  }
}

function Fallen({ error }: { error: unknown }) {
  const words = useUiWords();
  return (
    <Page title={words.failedTitle}>
      <ErrorBox error={error} onAgain={() => window.location.reload()} />
    </Page>
  );
}
