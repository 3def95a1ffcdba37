import { expect, it } from 'vitest';
import { takeEarlyInput } from './earlyInput.ts';

const FORM = `
  <input name="email"><input name="password" type="password">
  <input name="terms" type="checkbox"><select name="role"><option selected>buyer</option><option>seller</option></select>
  <textarea name="words"></textarea>`;

function renderForm(): HTMLElement {
  document.body.innerHTML = `<div id="root">${FORM}</div>`;
  return document.body.querySelector<HTMLElement>('#root') as HTMLElement;
}
const field = (name: string) =>
  document.querySelector(`[name="${name}"]`) as HTMLInputElement & HTMLSelectElement;

it('restores input and caret position from before hydration', () => {
  const root = renderForm();
  field('email').value = 'ada@example.com';
  field('terms').checked = true;
  field('role').value = 'seller';
  field('words').value = 'hello';
  field('words').focus();
  const fill = takeEarlyInput(root);
  root.innerHTML = FORM;
  const changedFields: string[] = [];
  root.addEventListener('input', ({ target }) =>
    changedFields.push((target as HTMLInputElement).name),
  );
  fill();
  expect(field('email').value).toBe('ada@example.com');
  expect(field('terms').checked).toBe(true);
  expect(field('role').value).toBe('seller');
  expect(field('words').value).toBe('hello');
  expect(changedFields).toEqual(expect.arrayContaining(['email', 'words']));
  expect(document.activeElement).toBe(field('words'));
});

it("keeps the app's value in an untouched field", () => {
  const root = renderForm();
  const fill = takeEarlyInput(root);
  root.innerHTML = FORM.replace('name="email"', 'name="email" value="kept@example.com"');
  fill();
  expect(field('email').value).toBe('kept@example.com');
});

it("keeps the app's value in an untouched select", () => {
  const root = renderForm();
  root.innerHTML = '<select name="state"><option value="">Any</option><option>MN</option></select>';
  const fill = takeEarlyInput(root);
  root.innerHTML = root.innerHTML.replace('<option>', '<option selected>');
  fill();
  expect(field('state').value).toBe('MN');
});

it('restores focus on a link focused before hydration', () => {
  const root = renderForm();
  const links =
    '<a href="#main">Skip to content</a><a href="/about">About</a><button>Menu</button>';
  root.innerHTML = links;
  root.querySelectorAll('a')[1]?.focus();
  const fill = takeEarlyInput(root);
  root.innerHTML = links;
  expect(document.activeElement).toBe(document.body);
  fill();
  expect(document.activeElement).toBe(root.querySelectorAll('a')[1]);
});
