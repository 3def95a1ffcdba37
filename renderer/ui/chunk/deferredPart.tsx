import { type ComponentType, Suspense, use } from 'react';

/**
 * A prerendered part that is long enough to stay unhydrated until needed. `written` is one stable element:
 * re-rendering it before its script has loaded would make React remove the prerendered markup.
 */
export function makeDeferredPart(load: () => Promise<{ readonly default: ComponentType }>) {
  const { promise, resolve } = Promise.withResolvers<ComponentType>();
  let Loaded: ComponentType | undefined;

  function Part() {
    const Content = Loaded ?? use(promise);
    return <Content />;
  }

  return {
    written: (
      <Suspense>
        <Part />
      </Suspense>
    ),
    async hydrate(): Promise<void> {
      Loaded ??= (await load()).default;
      resolve(Loaded);
    },
  };
}
