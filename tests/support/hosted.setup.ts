import type { TestProject } from 'vitest/node';
import { z } from 'zod';

/** Runs the contract suite against a hosted project. Use a disposable one, since the tests leave accounts behind. */
const environment = z.object({
  SUPABASE_URL: z.url(),
  SUPABASE_PUBLISHABLE_KEY: z.string().min(20),
  SUPABASE_SECRET_KEY: z.string().min(20),
});

export default function setup(project: TestProject) {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY } = environment.parse(
    process.env,
  );
  project.provide('backend', {
    url: SUPABASE_URL.replace(/\/$/, ''),
    publishableKey: SUPABASE_PUBLISHABLE_KEY,
    secretKey: SUPABASE_SECRET_KEY,
    jwtSecret: '',
    demoPassword: '',
    engine: 'hosted',
    dataDir: '',
  });
}
