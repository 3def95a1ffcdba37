import '#shared/texts/care.ts';
import '#shared/texts/staff.ts';
import { staffNotices } from '#shared/texts/staff.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc, rpcWith } from '../../../data/api/rpc.ts';
import { recordTags } from '../../../workbench/data/tags.ts';
import {
  arePartners,
  arePayrollRows,
  isAttendance,
  isCopied,
  isEmployeeRecord,
  isMySchedule,
  isPublished,
  isSavedShift,
  isSchedule,
  isStaff,
} from './staffShapes.ts';

interface Period {
  readonly communityId: string;
  readonly from: string;
  readonly to: string;
}

const tags = recordTags.enhanceEndpoints({
  addTagTypes: ['Staff', 'Schedule', 'Attendance', 'ShiftAssignments'],
});

export const {
  useStaffQuery,
  useEmployeeQuery,
  useCreateEmployeeMutation,
  useUpdateEmployeeMutation,
  useSetPayMutation,
  useSaveCredentialMutation,
  useRemoveCredentialMutation,
  useSaveStaffSettingsMutation,
  useScheduleQuery,
  useSaveShiftMutation,
  useCancelShiftMutation,
  useCopyWeekMutation,
  usePublishScheduleMutation,
  useSetShiftUnitsMutation,
  useMyScheduleQuery,
  useClaimShiftMutation,
  useSwapPartnersQuery,
  useAskSwapMutation,
  useAnswerSwapMutation,
  useDecideSwapMutation,
  useSetAvailabilityMutation,
  useClockInMutation,
  useClockOutMutation,
  useAttendanceQuery,
  useCorrectTimeMutation,
  usePayrollQuery,
} = tags.injectEndpoints({
  endpoints: (build, { read, write } = calls(build, ['Schedule'])) => ({
    staff: read(isStaff, (communityId: string) => rpc('list_staff', { communityId }), ['Staff']),
    employee: read(isEmployeeRecord, (id: string) => rpc('get_employee', { id }), ['Staff']),

    createEmployee: write(
      { success: staffNotices.added },
      rpcWith('create_employee', 'id', 'communityId', 'values'),
      ['Staff', 'Schedule'],
    ),

    updateEmployee: write(
      { success: staffNotices.saved },
      rpcWith('update_employee', 'id', 'version', 'values'),
      ['Staff', 'Schedule'],
    ),

    setPay: build.mutation<
      unknown,
      {
        readonly id: string;
        readonly employeeId: string;
        readonly rate: number;
        readonly from: string;
      }
    >({
      query: ({ id, employeeId, rate, from }) =>
        rpc('set_employee_pay', { id, employeeId, hourlyRate: rate, effectiveOn: from }),
      extraOptions: { failure: 'inline', success: staffNotices.saved },
      invalidatesTags: ['Staff'],
    }),

    saveCredential: write(
      { success: staffNotices.saved },
      rpcWith('save_employee_credential', 'id', 'employeeId', 'values'),
      ['Staff', 'Schedule'],
    ),

    removeCredential: write({}, rpcWith('remove_employee_credential', 'id', 'reason'), [
      'Staff',
      'Schedule',
    ]),

    saveStaffSettings: write(
      { success: staffNotices.saved },
      rpcWith('save_staff_settings', 'communityId', 'version', 'values'),
      ['Staff', 'Schedule', 'Attendance'],
    ),

    schedule: read(
      isSchedule,
      ({ communityId, week }: { readonly communityId: string; readonly week: string | null }) =>
        rpc('get_schedule', { communityId, ...(week !== null && { week }) }),
    ),

    saveShift: write(
      isSavedShift,
      rpcWith('save_shift', 'id', 'communityId', 'version', 'values'),
      ['Schedule', 'Attendance', 'ShiftAssignments'],
    ),

    cancelShift: write({}, rpcWith('cancel_shift', 'id', 'version'), [
      'Schedule',
      'Attendance',
      'ShiftAssignments',
    ]),

    copyWeek: write({ failure: 'toast', accepts: isCopied }, ({ communityId, from, to }: Period) =>
      rpc('copy_schedule_week', { communityId, from, to }),
    ),

    publishSchedule: write(
      { failure: 'toast', accepts: isPublished },
      rpcWith('publish_schedule', 'communityId', 'week'),
      ['Schedule', 'Attendance'],
    ),

    setShiftUnits: write({}, rpcWith('set_shift_units', 'id', 'unitIds'), [
      'Schedule',
      'ShiftAssignments',
    ]),

    mySchedule: read(isMySchedule, () => rpc('get_my_schedule'), ['Schedule', 'Attendance']),

    claimShift: write({ failure: 'toast', success: staffNotices.claimed }, (id: string) =>
      rpc('claim_shift', { id }),
    ),

    swapPartners: read(
      { keepUnusedDataFor: 0, accepts: arePartners },
      (shiftId: string) => rpc('list_swap_partners', { shiftId }),
      [],
    ),

    askSwap: build.mutation<
      unknown,
      {
        readonly id: string;
        readonly shiftId: string;
        readonly to: string;
        readonly forShiftId: string | null;
      }
    >({
      query: ({ id, shiftId, to, forShiftId }) =>
        rpc('ask_shift_swap', {
          id,
          shiftId,
          toEmployeeId: to,
          ...(forShiftId !== null && { forShiftId }),
        }),
      extraOptions: { failure: 'inline', success: staffNotices.swapAsked },
      invalidatesTags: ['Schedule'],
    }),

    answerSwap: write(
      { failure: 'toast', success: staffNotices.swapAnswered },
      rpcWith('answer_shift_swap', 'id', 'accepts'),
    ),

    decideSwap: write(
      { failure: 'toast', success: staffNotices.swapAnswered },
      rpcWith('decide_shift_swap', 'id', 'approves'),
      ['Schedule', 'ShiftAssignments'],
    ),

    setAvailability: write(
      { success: staffNotices.availabilitySaved },
      rpcWith('set_my_availability', 'employeeId', 'days', 'unavailableOn'),
    ),

    clockIn: write({ failure: 'toast' }, rpcWith('clock_in', 'id', 'shiftId'), ['Attendance']),
    clockOut: write({ failure: 'toast' }, (id: string) => rpc('clock_out', { id }), ['Attendance']),

    attendance: read(
      isAttendance,
      ({ communityId, from, to }: Period) => rpc('get_attendance', { communityId, from, to }),
      ['Attendance'],
    ),

    correctTime: build.mutation<
      unknown,
      {
        readonly id: string;
        readonly shiftId: string;
        readonly correctsId: string | null;
        /** Null removes the entry. */
        readonly times: { readonly in: string; readonly out: string } | null;
        readonly reason: string;
      }
    >({
      query: ({ id, shiftId, correctsId, times, reason }) =>
        rpc('correct_time_entry', {
          id,
          shiftId,
          correctsId: correctsId as string,
          clockedInAt: (times?.in ?? null) as string,
          clockedOutAt: (times?.out ?? null) as string,
          reason,
        }),
      extraOptions: { failure: 'inline', success: staffNotices.saved },
      invalidatesTags: ['Attendance', 'Staff'],
    }),

    payroll: read(
      arePayrollRows,
      ({ communityId, from, to }: Period) => rpc('get_payroll', { communityId, from, to }),
      ['Attendance'],
    ),
  }),
});
