import { Component, type ReactNode } from 'react';
import { landingFailure } from '#shared/texts/site.ts';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import { LinkButton } from '../../ui/link/LinkButton.tsx';
import styles from '../../ui/page/Message.module.css';
import ui from '../../ui/theme/ui.module.css';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly hasFailed: boolean;
}

/** Fallback when the home page fails to render. */
export class LandingBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    const { title, description } = landingFailure;
    return (
      <div className={styles.screen}>
        <h1>{title}</h1>
        <p>{description}</p>
        <div className={ui.wrap}>
          <PlainButton intent="primary" onClick={() => location.reload()}>
            Try Again
          </PlainButton>
          <LinkButton to="auth">Go to Login</LinkButton>
        </div>
      </div>
    );
  }
}
