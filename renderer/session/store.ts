import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { baseApi } from '../data/api/baseApi.ts';
import { reportOutcome } from '../data/api/reportOutcome.ts';
import type { Services } from '../data/api/supabaseQuery.ts';
import { toastsReducer } from '../data/toasts/toastsSlice.ts';
import { sessionReducer } from './auth/sessionSlice.ts';
import { pilotReducer } from './pilot/pilotSlice.ts';

const rootReducer = combineReducers({
  [baseApi.reducerPath]: baseApi.reducer,
  pilot: pilotReducer,
  session: sessionReducer,
  toasts: toastsReducer,
});

export type RootState = ReturnType<typeof rootReducer>;

/** Creates the store of the app and of tests; `services` access the outside world. */
export function makeStore(services: Services, preloadedState?: Partial<RootState>) {
  return configureStore({
    reducer: rootReducer,
    ...(preloadedState === undefined ? {} : { preloadedState }),
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: services } }).concat(reportOutcome, baseApi.middleware),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
