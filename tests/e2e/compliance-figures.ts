import type { Locator, Page } from '@playwright/test';
import { linkTo, type RouteName } from '../../shared/routes.ts';
import { expect } from './product.ts';

export const rowsOf = (page: Page, name: string): Locator =>
  page.getByRole('table', { name, exact: true }).locator('tbody tr');

interface Figure {
  readonly label: string;
  readonly count: number;
}

/** A section of a dashboard whose figures link to the rows that they count. */
export interface FigureSection {
  readonly screen: RouteName;
  readonly name: string;
  readonly tableOf: (label: string) => string;
}

const regionOf = (page: Page, { name }: FigureSection) =>
  page.getByRole('region', { name, exact: true });

/** Opens a dashboard and returns the figures of a section, each with its count. */
export async function readFigures(page: Page, section: FigureSection): Promise<Figure[]> {
  await page.goto(linkTo(section.screen));
  const links = regionOf(page, section).getByRole('link');
  await expect(links.first()).toBeVisible();
  const labels = await links.allTextContents();
  return labels.map((label) => ({ label, count: Number(label.match(/: (\d+)$/)?.[1]) }));
}

/** Opens a figure of the open dashboard and compares its count with the rows of its table. */
export async function openFigure(
  page: Page,
  section: FigureSection,
  { label, count }: Figure,
): Promise<void> {
  const region = regionOf(page, section);
  await region.getByRole('link', { name: label, exact: true }).click();
  await expect(region, label).toBeHidden();
  const rows = rowsOf(page, section.tableOf(label));
  // A list without rows has no table.
  if (count > 0) await expect(rows.first(), label).toBeVisible();
  await expect(rows, label).toHaveCount(count);
}
