import { describe, expect, it } from 'vitest';
import { passwordStrength } from './passwordStrength.ts';

describe('password strength', () => {
  it.each([
    ['', 0],
    ['Ab3$xyz', 0],
    ['aaaaaaaaaaaa', 1],
    ['12345678', 1],
    ['password123', 1],
    ['qwertyuiop', 1],
    ['harbor71', 1],
    ['mq7Kz2vT', 2],
    ['quiet harbor', 3],
    ['Quiet-Harbor-91', 4],
    ['we sold four barns in ohio', 4],
  ])('of "%s" is %i', (password, score) => {
    expect(passwordStrength(password)).toBe(score);
  });

  it('drops if it contains the user’s own name or email', () => {
    const own = ['Adelheid', 'Quillington'];
    expect(passwordStrength('adelheidquillington')).toBeGreaterThan(2);
    expect(passwordStrength('adelheidquillington', own)).toBe(1);
  });
});
