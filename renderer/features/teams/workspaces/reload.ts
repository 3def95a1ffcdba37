import { linkTo } from '#shared/routes.ts';

/**
 * Reloads the app, since cache, open records and subscriptions all belong to the previous workspace. Opens the
 * workspace settings or the same page.
 */
export const reloadApp = (): void => location.reload();

export const openWorkspaceSettings = (): void => location.assign(linkTo('workspaceSettings'));
