import { Component } from 'react';
import type { ReactNode } from 'react';
import { ErrorBox } from './ErrorBox.tsx';

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
    if (this.state.error === undefined) return this.props.children;
    return <ErrorBox error={this.state.error} onAgain={() => window.location.reload()} />;
  }
}
