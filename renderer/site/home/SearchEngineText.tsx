import { places } from './places.ts';

/** Where communities stand, for search engines. People find places by searching, so nobody is read this. */
export default function SearchEngineText() {
  const named = places.map(([state, cities]) => `${state}: ${cities}.`);
  return (
    <p aria-hidden="true" className="visually-hidden">
      {`Senior-living communities for sale in every state and its major cities. ${named.join(' ')}`}
    </p>
  );
}
