/** Number of attempts per time window; the window starts with the first attempt. */
export interface RateLimit {
  attempts: number;
  seconds: number;
}

/**
 * `…PerAddress` counts by network address, `…PerAccount` by account or normalized email, `signUpPerDevice` by network
 * address and user agent.
 */
export type RateLimitName =
  | 'requestsPerAddress'
  | 'requestsPerAccount'
  | 'signUpPerAddress'
  | 'signUpPerDevice'
  | 'passwordPerAddress'
  | 'passwordPerAccount'
  | 'passwordPerAccountAndAddress'
  | 'passwordPerKnownDevice'
  | 'verifyPerAddress'
  | 'verifyPerAccount'
  | 'codeExchangePerAddress'
  | 'refreshPerAddress'
  | 'refreshPerAccount'
  | 'emailPerAddress'
  | 'emailPerAccount'
  | 'emailPerAccountAndKind'
  | 'changePerAccount'
  | 'challengePerAccount'
  | 'codePerAccount'
  | 'codePerAccountAndDay'
  | 'adminRefusalsPerAddress';

export interface AuthLimits {
  allow: Readonly<Record<RateLimitName, RateLimit>>;
  /** How long a used refresh token still returns its living successor (see `sessions.ts`). */
  refreshReuseSeconds: number;
  /**
   * Routes that know whether an account exists respond on a multiple of this, so timing doesn't reveal it. 0 disables
   * it.
   */
  answerBeatMs: number;
  /** bcrypt cost of hashes created here, as a power of two. */
  passwordCost: number;
}

const FIVE_MINUTES = 300;
const HOUR = 3600;

export const DEFAULT_AUTH_LIMITS: AuthLimits = {
  allow: {
    requestsPerAddress: { attempts: 3000, seconds: FIVE_MINUTES },
    requestsPerAccount: { attempts: 1000, seconds: FIVE_MINUTES },
    // A whole office signs up behind one address. Each email has its own limits; one device may leave only a few
    // sign-ups unconfirmed (see `sign-up-limits.ts`).
    signUpPerAddress: { attempts: 100, seconds: HOUR },
    signUpPerDevice: { attempts: 20, seconds: HOUR },
    passwordPerAddress: { attempts: 30, seconds: FIVE_MINUTES },
    // Guesses from one network lock out no one elsewhere. Guesses from many networks together lock out only people
    // who never signed in from their current network.
    passwordPerAccountAndAddress: { attempts: 10, seconds: FIVE_MINUTES },
    passwordPerAccount: { attempts: 100, seconds: HOUR },
    passwordPerKnownDevice: { attempts: 20, seconds: FIVE_MINUTES },
    verifyPerAddress: { attempts: 30, seconds: FIVE_MINUTES },
    verifyPerAccount: { attempts: 10, seconds: FIVE_MINUTES },
    codeExchangePerAddress: { attempts: 30, seconds: FIVE_MINUTES },
    refreshPerAddress: { attempts: 150, seconds: FIVE_MINUTES },
    refreshPerAccount: { attempts: 150, seconds: FIVE_MINUTES },
    // Includes the emails of all sign-ups of an office.
    emailPerAddress: { attempts: 150, seconds: HOUR },
    emailPerAccount: { attempts: 5, seconds: HOUR },
    emailPerAccountAndKind: { attempts: 1, seconds: 60 },
    changePerAccount: { attempts: 20, seconds: FIVE_MINUTES },
    challengePerAccount: { attempts: 30, seconds: FIVE_MINUTES },
    // Three of a million codes are valid at any time, so a day of guessing hits one in 5,000.
    codePerAccount: { attempts: 8, seconds: FIVE_MINUTES },
    codePerAccountAndDay: { attempts: 60, seconds: 24 * HOUR },
    adminRefusalsPerAddress: { attempts: 30, seconds: FIVE_MINUTES },
  },
  refreshReuseSeconds: 10,
  answerBeatMs: 250,
  passwordCost: 10,
};

const relaxed = Object.fromEntries(
  Object.keys(DEFAULT_AUTH_LIMITS.allow).map((name) => [name, { attempts: 100_000, seconds: 60 }]),
) as Record<RateLimitName, RateLimit>;

/** For tests, which sign up hundreds of accounts from one address. */
export const RELAXED_AUTH_LIMITS: AuthLimits = {
  allow: relaxed,
  refreshReuseSeconds: 10,
  answerBeatMs: 0,
  // Minimum cost of a hash: a sixtieth of the work.
  passwordCost: 4,
};
