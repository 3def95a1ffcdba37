import { registerErrorMessages } from './messages.ts';

registerErrorMessages({
  HXOIC: 'Record the action, root cause, notifications, and tasks before signing.',
  HXOID: 'Choose a shorter period, up to a year.',
  HXOIS: "This incident is signed and can't be changed.",
  HXOIT: 'Choose a time between the incident and now.',
  HXOIV: 'Someone else changed this incident. Showing the current version.',
  COUNT_OFFLINE:
    'Counts need a connection, because a second person confirms them against the record. Write the number down and enter it when you’re back online.',
  HXOMD: 'This order was discontinued. Enter a new one.',
  HXOME: 'Someone already recorded the effect. Showing what they recorded.',
  HXOMI: 'Too soon after the last dose. Check when the next one is allowed.',
  HXOML: 'This controlled drug is locked until its count is confirmed or resolved.',
  HXOMN: 'Enter a reason.',
  HXOMO: 'This dose is outside the time it can be recorded.',
  HXOMP: 'This order was already replaced. Showing the current orders.',
  HXOMR: 'Someone already recorded this dose. Showing what they recorded.',
  HXOMS: 'Choose a start within a year.',
  HXOMT: 'Choose a time in the last three days.',
  HXOMV: 'A nurse must review this order first.',
  HXOMW: 'A second person must confirm this. Ask another nurse or medication aide.',
  HXOMX: 'No dose is due then. Showing the current orders.',
});

export const medicationNotices = {
  ordered: { title: 'Order entered', description: 'A nurse must review it before the first dose.' },
  reviewed: { title: 'Order active', description: 'Its doses appear on the medication pass.' },
  discontinued: { title: 'Order discontinued', description: 'Its history stays in the record.' },
  struck: { title: 'Entry struck through', description: 'The dose can be recorded again.' },
  counted: { title: 'Count entered', description: 'A second person must confirm it.' },
  incidentReported: {
    title: 'Incident reported',
    description: 'Directors and nurses were notified.',
  },
  incidentSaved: { title: 'Incident saved', description: 'The record is up to date.' },
  incidentSigned: { title: 'Incident signed', description: 'It can no longer be changed.' },
} as const;
