import { places } from './places.ts';

/** Where communities stand, for search engines. People find places by searching, so nobody is read this. */
export default function SearchEngineText() {
  return (
    <div aria-hidden="true" className="visually-hidden">
      <p>Senior-living communities for sale in every state and its major cities:</p>
      <ul>
        {places.map(([state, cities]) => (
          <li key={state}>
            {state}: {cities}
          </li>
        ))}
      </ul>
    </div>
  );
}
