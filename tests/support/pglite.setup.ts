import type { TestProject } from 'vitest/node';
import { startTestBackend } from './test-backend.ts';

/** Every file of the project talks to one running backend, as the files of an app would. */
export default async function setup(project: TestProject) {
  const { facts, close } = await startTestBackend();
  project.provide('backend', facts);
  return close;
}
