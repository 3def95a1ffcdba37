export { NotFound as Component } from '../archetypes/NotFound.tsx';
