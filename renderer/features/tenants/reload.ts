import { linkTo } from '#shared/routes.ts';

/**
 * In another workspace everything is another's: what was loaded, what is open, what is listened to. So the product
 * starts anew, at the settings of the workspace or where somebody was.
 */
export const reloadApp = (): void => location.reload();

export const openWorkspaceSettings = (): void => location.assign(linkTo('workspaceSettings'));
