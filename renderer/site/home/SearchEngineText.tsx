import { places } from './places.ts';

/** Locations of communities, for search engines. Hidden from users, who search for locations instead. */
export default function SearchEngineText() {
  const named = places.map(([state, cities]) => `${state}: ${cities}.`);
  return (
    <p aria-hidden="true" className="visually-hidden">
      {`Senior-living communities for sale in every state and its major cities. ${named.join(' ')}`}
    </p>
  );
}
